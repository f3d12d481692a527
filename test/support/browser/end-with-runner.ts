/**
 * Preloaded into the server that Playwright starts. Playwright stops the server when it ends by itself or by Ctrl-C; this
 * stops it also when Playwright was killed.
 */
const runner = Number(process.env['TEST_RUNNER']);

const isRunning = () => {
  try {
    // Signal 0 only checks that the process exists.
    return process.kill(runner, 0);
  } catch {
    return false;
  }
};

setInterval(() => isRunning() || process.kill(process.pid, 'SIGTERM'), 1000).unref();
