/** Accessible names in the country list. They load with the phone library. */
export const phoneMessages = {
  country: (name: string, dialCode: string) => `Country: ${name}, +${dialCode}`,
  countries: 'Countries',
};
