/** Where this tab keeps what was typed into the form. */
export const draftKey = 'inquiry-draft';
