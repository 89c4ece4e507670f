// Tells at the end of a process how much memory it had at most.
process.on('exit', () => {
  process.stderr.write(`most memory: ${process.resourceUsage().maxRSS} KiB\n`);
});
