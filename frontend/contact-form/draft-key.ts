/** Key of the form's draft in sessionStorage. */
export const draftKey = 'inquiry-draft';
