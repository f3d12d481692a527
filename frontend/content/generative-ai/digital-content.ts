import solutions from '../../illustrations/generative-ai/digital-content/solutions.svg';
import start from '../../illustrations/generative-ai/digital-content/start.svg';
import steps from '../../illustrations/generative-ai/digital-content/steps.svg';
import illustration from '../../illustrations/generative-ai/digital-content.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Digital Content Creation and Automation',
    description:
      'Digital content creation with generative AI: drafting, SEO, distribution and analytics in one workflow that your editors approve and control.',
  },
  breadcrumb: { category: 'Digital Content Creation', label: 'Automation Solutions' },
  variants: {
    hero: 'mint',
    illustration: 'left',
    flow: { variant: 'sides', surfaces: ['sand', 'mint'] },
    steps: 'strip',
    benefits: { variant: 'panels', surface: 'sky' },
    solutions: { variant: 'cards', surface: 'ink' },
    why: { variant: 'band', surface: 'sand' },
    related: { variant: 'lists', place: 'below' },
  },
  intro: {
    heading: 'More content from facts you already have',
    paragraph:
      'Software drafts product descriptions, newsletters and captions from your sources. Your editors check, correct and approve each one.',
    action: 'See if your format suits automation',
    illustration,
    illustrationAlt: 'One brief becomes an article, an image, a video and a post for an editor',
    illustrationMoves: 'above',
  },
  what: {
    heading: 'What is content automation?',
    paragraphs: [
      'Content automation uses a language model to prepare pieces that follow a pattern: a product description from a data sheet, a summary of a report, several versions of one ad. Templates, a style guide and source documents tell it what to say and how.',
      'Because a model can state something false with confidence, each draft keeps links to its sources, passes checks for banned words and claims, and waits for a person to approve it.',
    ],
    input: [
      'Product data and source documents',
      'Your style guide and glossary',
      'Search terms and audience notes',
      'Past pieces that performed well',
    ],
    output: [
      'Drafts with links to sources',
      'Titles, descriptions and alt text',
      'A publishing calendar',
      'Reports on reach and response',
    ],
  },
  fit: {
    good: 'It makes sense when you publish many similar pieces, in several formats or languages, from facts that already exist in writing.',
    poor: 'Leave opinion, investigation and the founder’s letter to a writer, along with any subject for which you have no reliable source.',
  },
  benefits: {
    heading: 'Where editors save effort',
    items: [
      {
        title: 'No blank page',
        text: 'Writers begin with a structured draft and spend their time on judgment and tone.',
      },
      {
        title: 'A consistent voice',
        text: 'One glossary serves every author and language, from Hindi in its own script to Arabic, which reads from right to left.',
      },
      {
        title: 'Pages kept current',
        text: 'A changed data sheet can trigger fresh drafts of the pages that quote it.',
      },
      {
        title: 'Lessons from readers',
        text: 'Reader response to each topic and format can shape the next plan.',
      },
    ],
  },
  solutions: {
    heading: 'Drafted once, published everywhere, measured',
    lead: 'We connect these services to your current publishing tools.',
    illustration: solutions,
    items: [
      {
        title: 'Content generation',
        text: 'Drafts of articles, images and short video scripts, based on your sources, templates and brand rules.',
      },
      {
        title: 'Search engine optimization',
        text: 'Topics, titles, structured data and internal links, with copy written for readers first and search engines second.',
      },
      {
        title: 'Content distribution',
        text: 'One approved piece adapted for your site, email and social channels, then scheduled through the tools you have.',
      },
      {
        title: 'Content analytics',
        text: 'Views, clicks and inquiries for each piece show which topics to update and which to drop.',
      },
    ],
  },
  steps: {
    heading: 'Setting up your content workflow',
    illustration: steps,
    items: [
      {
        title: 'Collect examples',
        text: 'You give us pieces you like and pieces you regret; we use both to shape the templates.',
      },
      {
        title: 'Write the rules',
        text: 'Tone, permitted claims, image rights and AI disclosure are agreed on with marketing and legal.',
      },
      {
        title: 'Draft side by side',
        text: 'Editors compare model drafts with their own on real assignments.',
      },
      {
        title: 'Publish and prune',
        text: 'Formats that still need heavy rewriting are taken out of the workflow.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'We handle prompts, search and publishing systems in one workflow, from the source file to the live page.',
      },
      {
        title: 'Innovation',
        text: 'Before a newer model replaces the current one, it has to do better on pieces your editors have rated.',
      },
      {
        title: 'Agile Methodologies',
        text: 'Formats go live one by one, and editors’ feedback on the first shapes the second.',
      },
      {
        title: 'Cost-Effective',
        text: 'Small models handle the simple formats, and large ones are reserved for pieces that need them.',
      },
    ],
  },
  questions: {
    heading: 'Ask before a model writes for you',
    items: [
      {
        question: 'Is our content used to train models for anyone else?',
        answer:
          'Which services may process it, and that none may train on it, is agreed in writing before the first draft.',
      },
      {
        question: 'Who is responsible for a wrong claim, and how would we find it?',
        answer:
          'The person who approved the piece, and the draft’s links to its sources show where the claim came from.',
      },
      {
        question: 'How are rights to text and images checked?',
        answer:
          'Your legal team sets the rules before the first draft, and each piece is checked against them.',
      },
    ],
  },
  start: {
    heading: 'What do you publish most often?',
    illustration: start,
    paragraph:
      'To get started, contact us with a link to one such piece and a note on where its facts come from. We’ll check whether that format suits automation and what its template would contain.',
  },
} satisfies ServiceContent;
