import fc from 'fast-check';

/**
 * Property tests use the same cases in every run, so a failure is caused by the change and not by chance.
 * `PROPERTY_SEED=random` draws other cases (a failure prints its seed); `PROPERTY_SEED=<whole number>` repeats them.
 */
const value = process.env['PROPERTY_SEED'];

if (value !== 'random') {
  const seed = Number(value ?? 2025);
  if (!Number.isInteger(seed))
    throw new Error(`PROPERTY_SEED is a whole number or "random", not "${value}".`);
  fc.configureGlobal({ seed });
}
