export const failedPageMessages = {
  heading: 'This page could not be shown',
  text: 'Part of it did not arrive. Loading it again usually helps.',
  action: 'Load the page again',
};

export const headerMessages = {
  product: 'Smart analytics, customer insights and inventory for shops',
  overview: (group: string) => `${group}, on the home page`,
  noGroup: 'Choose a group to see its services.',
};
