/** Countries that share a dial code: the mainland comes first, or +44 would be Jersey. */
export const priority = { gb: 0, je: 1, ru: 0, kz: 1, it: 0, va: 1, us: 0, ca: 1, do: 2, pr: 3 };

/** All of Kazakhstan's numbers, where the library knows some: +7 6 and +7 7 are never Russia (ITU-T E.164, zone 7). */
export const areaCodes = { kz: ['6', '7'] };

/** Two countries have one name in the library's list. */
export const localization: Readonly<Record<string, string>> = {
  cd: 'Congo (Kinshasa)',
  cg: 'Congo (Brazzaville)',
};
