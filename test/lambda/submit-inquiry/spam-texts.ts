/** Name and comment of 40 spam messages, in the styles that contact forms receive. Addresses are reserved ones. */
export const spamTexts: readonly (readonly [name: string, comment: string])[] = [
  // Search engine optimization and links.
  [
    'Mike',
    'Hi, I noticed your website is not on the first page of Google. Our SEO experts can change that. Reply for a quote.',
  ],
  [
    'Ravi Kumar',
    'Hello Sir/Madam, we are a leading SEO company. We can place your website on top of Google at an affordable price. Shall I send you our packages and price list?',
  ],
  [
    'Lena',
    'We offer high quality dofollow backlinks from DA 50+ sites. Order here: https://links.example/order',
  ],
  [
    'Content Team',
    'I am reaching out about guest posting on your blog. How much do you charge for a sponsored post with one link?',
  ],
  [
    'Amanda',
    'I came across your website and found several errors that keep it from ranking. May I send you a free audit report?',
  ],
  [
    'Dan',
    'Get 10,000 visitors of targeted traffic every month for only $49. Start now https://traffic.example',
  ],
  [
    'Peter',
    'Your site has great content but low domain authority. Our link building service fixes it. https://da.example https://da.example/prices',
  ],
  [
    'Growth',
    'Boost your rankings with our monthly SEO packages, money back guarantee. Unsubscribe: https://stop.example',
  ],
  // Design and cold sales.
  [
    'Kavita',
    'We are a web design and app development company from India. Would you like to redesign your website? Please share your phone number.',
  ],
  [
    'Sam',
    'I visited your site and I think we can make a short explainer video for you. Watch a sample: https://video.example',
  ],
  [
    'Emily',
    'I was just looking at your website and wanted to know if you need virtual assistants at $5 an hour. To opt out, reply STOP.',
  ],
  [
    'Digital Boost',
    'Dear business owner, do you want more customers? We guarantee results or your money back. Click here https://boost.example',
  ],
  // Addresses and bulk mail.
  [
    'Lisa Brown',
    'Would you be interested in an email list of CTOs and IT managers? We have verified contacts in the USA and UK. Let me know your target and I will share counts and pricing.',
  ],
  ['Leads', 'We sell 2 million targeted leads for B2B. Bulk email included. https://leads.example'],
  [
    'Attendees',
    'Do you want the attendees list of the trade show? The mailing list has 12,000 contacts with emails and phones. Interested?',
  ],
  [
    'Form Blaster',
    'This message reached you through your contact form. We can send your ad to millions of contact forms for $99 in the same way. https://blast.example',
  ],
  // Money.
  ['James', 'Earn $3,000 per day with crypto trading. No experience needed. https://coins.example'],
  ['BTC', 'DOUBLE YOUR BITCOIN in 24 hours!!! Guaranteed profit, act now'],
  ['Olga', 'Make money from home, passive income without risk. Register at www.income.example'],
  ['Broker', 'Best forex signals with guaranteed returns. Join our Telegram group t.me/example'],
  [
    'First Capital',
    'Do you need a business loan? We offer loans at 2% interest with no collateral, approval within 24 hours. Contact us by email.',
  ],
  [
    'Mr. Smith',
    'We provide loans from $10,000 to $5 million. Low interest rate, no credit check. Apply today.',
  ],
  [
    'Barrister Cole',
    'I write to you about the inheritance of 8.5 million dollars of a deceased client with your last name. You are the next of kin.',
  ],
  [
    'Award',
    'Congratulations! You have been selected to receive a $1000 gift card. Claim it: https://gift.example',
  ],
  [
    'Investor',
    'Our principal wishes to invest USD 50 million in your country through a wire transfer. Strictly confidential.',
  ],
  // Gambling, pills and dating.
  ['Lucky', 'Play online casino and get 200 free spins without deposit https://spins.example'],
  ['Slots', 'Best betting bonus 2026, slots and poker, first deposit doubled! www.bet.example'],
  ['Pharm', 'Buy viagra and cialis without prescription, cheap, worldwide delivery'],
  [
    'Dr. Slim',
    'Lose 20 pounds in two weeks with these weight loss pills. Click the link https://slim.example',
  ],
  ['Anna', 'Hot girls in your city are waiting for you, free adult dating https://date.example'],
  // Form-filling programs.
  ['RobertVet', '<a href="https://spam.example">cheap replica watches</a>'],
  ['Kevinhof', '[url=https://spam.example]essay writing service[/url]'],
  ['Win a phone https://prize.example', 'hello'],
  ['xRumer', 'https://a.example https://b.example https://c.example https://d.example https://e.example'],
  ['qWzKpLmT', 'hJkLpQwErTyUiOp'],
  ['test', 'Good post! I like it very much, thank you for sharing this useful information with us.'],
  // Other languages.
  ['Иван', 'Продвижение сайта в топ Яндекса и Google, раскрутка под ключ. https://top.example'],
  ['Елена', 'Заработок в интернете без вложений, от 5000 рублей в день. Пишите!'],
  [
    'Markus',
    'Wir bringen Ihre Website auf Platz 1 bei Google. Suchmaschinenoptimierung zum Festpreis: https://platz.example',
  ],
  [
    'Carlos',
    '¿Necesita un préstamo rápido? Ofrecemos préstamos entre particulares sin aval, en 24 horas. https://dinero.example',
  ],
];
