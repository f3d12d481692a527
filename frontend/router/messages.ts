export const linkMessages = {
  loading: 'The page is loading',
  failed: 'That page did not load. Please check your connection.',
  retry: 'Try again',
};
