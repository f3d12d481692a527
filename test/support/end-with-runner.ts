/**
 * Loaded into a server that Playwright starts: it ends when the process does that wanted it. Playwright stops its servers
 * when it ends by itself or by Ctrl-C; whoever ends it otherwise would leave the site running on its port.
 */
const runner = Number(process.env['TEST_RUNNER']);

const isThere = () => {
  try {
    // Signal 0 is none: it only asks.
    return process.kill(runner, 0);
  } catch {
    return false;
  }
};

setInterval(() => isThere() || process.kill(process.pid, 'SIGTERM'), 1000).unref();
