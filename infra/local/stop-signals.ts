/** Two signals within this time, in milliseconds, are one: npm passes a Ctrl-C on that its child got as well. */
const sameKeyPress = 500;

/**
 * Stops in order on the first Ctrl-C (or SIGTERM, SIGHUP), with exit code 0, and at once on the second.
 * @param stop what there is to do first
 */
export function onStopSignal(stop: () => Promise<void>): void {
  let firstAt: number | undefined;
  const handle = () => {
    const now = performance.now();
    if (firstAt === undefined) {
      firstAt = now;
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    } else if (now - firstAt > sameKeyPress) process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
}
