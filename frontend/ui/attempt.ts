/** The result of code that may throw, such as access to storage that is full or blocked; undefined if it does. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
