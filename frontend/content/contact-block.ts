/** What stands next to every form. */
export const contactBlock = {
  /** Label of the link to the part of About. */
  data: 'How we handle your data',
  /** Label of the link to the part of the FAQ. */
  costs: 'What drives the cost',
  /** Instead of the form on a printed page. The contact page's address follows. */
  onPaper: 'The form is at',
};
