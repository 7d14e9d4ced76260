"""Read, tokenise and check parallel texts from files and lists."""
