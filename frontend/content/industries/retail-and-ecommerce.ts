import type { IndustryContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'AI for Retail and E-Commerce: Shelf, Stock and Search',
    description:
      'Demand forecasts, shelf photos read against the planogram, better search and cleaner catalog data: what AI can do for stores and web shops.',
  },
  breadcrumb: { group: 'Industries', name: 'Retail and E-Commerce' },
  intro: {
    heading: 'Retail and e-commerce AI that starts at the empty facing',
    paragraph:
      'A shopper who meets an empty facing buys elsewhere, and an ad for a sold-out size is money spent on a disappointment. Forecasts, search and shelf photos can help buyers, store teams and web teams act on the same numbers. We design and build them around your range.',
    action: 'Talk about your range',
    illustrationAlt:
      'One place on a filled store shelf is empty and outlined in dashes. A coral carton is on its way into the gap, above the price label on the shelf edge.',
  },
  situation: {
    heading: 'Stock is in the building and still not for sale',
    paragraphs: [
      'A lost sale leaves no receipt. The system shows stock on hand, the carton stands in the back room, and the facing is empty. Online, the item is listed but cannot be found, because the shopper typed “couch” and the catalog says “sofa”.',
      'At the other end of the range, slow lines are reordered by habit and marked down together when the season closes. The register, the planogram, the promotion calendar and the web shop each hold a part of the answer. A buyer joins them in a spreadsheet on Monday, and by Friday it is out of date.',
    ],
  },
  capabilities: {
    heading: 'Six tools for buyers, stores and the web shop',
    lead: 'They share data, not a launch date, so any of them can go first.',
    items: [
      {
        title: 'Predictive analytics for demand',
        text: 'Expected sales for each item, store and day, with promotions, weather, holidays and substitutes taken into account. A buyer can change every order proposal.',
      },
      {
        title: 'Machine learning for assortment and price',
        text: 'Which items earn their facings in which cluster of stores, and what an earlier, smaller markdown might do to sell-through.',
      },
      {
        title: 'Computer vision for the shelf',
        text: 'Photos from a handheld or a fixed camera are compared with the planogram to find gaps, misplaced items and missing price labels.',
      },
      {
        title: 'Intelligent automation of product data',
        text: 'Supplier sheets become clean attributes, titles and image sets. Unclear fields go to a merchandiser before they reach the page.',
      },
      {
        title: 'Search and recommendations',
        text: 'Results that understand synonyms, sizes and typing errors, and suggestions that respect stock, margin and what the shopper agreed to share.',
      },
      {
        title: 'Returns analysis',
        text: 'Reasons for returns are read and grouped, so that a wrong size chart or a flattering photo can be traced to its product page.',
      },
    ],
  },
  benefits: {
    heading: 'On the sales floor and in the buying office',
    items: [
      {
        title: 'Fewer empty facings',
        text: 'Staff get a short list of gaps to fill, sorted by the sales at stake, ahead of the evening rush.',
      },
      {
        title: 'Less stock at rest',
        text: 'Orders follow the demand expected in each store, which can help you hold less of the slow lines.',
      },
      {
        title: 'Products that get found',
        text: 'Shoppers reach an item in their own words, on the site and in the app.',
      },
      {
        title: 'One forecast for a promotion',
        text: 'Merchandising, supply and marketing plan the same week from the same figures.',
      },
    ],
  },
  firstProject: {
    heading: 'Pilot with a single category',
    items: [
      {
        title: 'Choose the shelf',
        text: 'Take one category in a handful of stores, with a buyer who owns its result and has time to review it every week.',
      },
      {
        title: 'Bring the history',
        text: 'We need sales by item and day, stock records, promotions and prices, plus planogram files or photos if the shelf is in scope.',
      },
      {
        title: 'Compare store with store',
        text: 'Pilot stores are set against similar ones that carry on as before. Look at availability, waste and markdown together, because one can improve at the cost of another.',
      },
    ],
  },
  closing: {
    heading: 'Show us a shelf or a search that fails',
    paragraph:
      'Think of a category that is often out of stock, or a list of searches that return nothing. Contact us with it, and say which register, stock and shop systems you run. From there we can sketch a pilot small enough to stop if it does not earn its place.',
  },
} satisfies IndustryContent;
