import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suspicionsOf } from '#lambda/submit-inquiry/suspicion.ts';
import { contactService } from './contact-service.ts';
import { ordinaryComments } from './ordinary-comments.ts';
import { formPost, goodInquiry, jsonPost } from './post-event.ts';

const suspicions = (changes: Partial<typeof goodInquiry>) => suspicionsOf({ ...goodInquiry, ...changes });
const letter = fc.constantFrom(...'bcdfghjklmnpqrstvwxz');

describe('an ordinary inquiry', () => {
  it.each(Object.entries(ordinaryComments))('is not marked: %s', (_, comment) => {
    expect(suspicions({ comment })).toEqual([]);
    for (const change of [comment.toUpperCase(), comment.toLowerCase(), comment.normalize('NFD')]) {
      expect(suspicions({ comment: change })).toEqual([]);
    }
  });

  it('is not marked however its sentences are mixed', () => {
    const sentences = fc.shuffledSubarray(Object.values(ordinaryComments), { minLength: 1, maxLength: 12 });
    const gap = fc.constantFrom(' ', '\n', '\n\n', ' – ', '…');
    fc.assert(
      fc.property(sentences, gap, (some, between) => {
        const comment = some.join(between);
        expect(suspicions({ comment })).toEqual([]);
      }),
    );
  });

  it.each(['Łukasz Brzęczyszczykiewicz', 'Ng', 'O’Neill-Schmidt', '陳大文', 'नरेंद्र', 'Dr. J. R. Ewing, PhD'])(
    'is not marked for a name like %s',
    (name) => {
      expect(suspicions({ name })).toEqual([]);
    },
  );
});

describe('what no customer writes is marked', () => {
  it.each([
    ['links', { comment: 'Cheap! https://a.example '.repeat(5) }],
    ['links', { comment: 'www.a.example www.b.example http://c.example HTTP://d.example www.e.example' }],
    ['name', { name: 'Win now https://a.example' }],
    ['markup', { comment: 'Look [url=http://a.example]here[/url]' }],
    ['markup', { comment: 'Look <a href="http://a.example">here</a>' }],
    ['probe', { comment: `$${'{jndi:ldap://a.example/x}'}` }],
    ['probe', { name: "<script>alert('x')</script>" }],
    ['probe', { comment: "1' OR '1'='1" }],
    ['gibberish', { comment: 'xKqTwzRbnLpDfGhJkWq' + ' PqZxKvTrWbNmLs' }],
    ['gibberish', { comment: 'a'.repeat(40) }],
    ['gibberish', { comment: 'jdfksljfdksl wqrtpsdfgh zxcvbnmlkjh' }],
  ])('as %s: %j', (suspicion, changes) => {
    expect(suspicions(changes)).toEqual([suspicion]);
  });

  it('however the letters fall', () => {
    const word = fc.array(letter, { minLength: 12, maxLength: 20 }).map((letters) => letters.join(''));
    let marked = 0;
    const texts = fc.sample(fc.array(word, { minLength: 3, maxLength: 6 }), { numRuns: 200, seed: 1 });
    for (const words of texts) marked += suspicions({ comment: words.join(' ') }).length;
    // Some fall into sounds that can be said.
    expect(marked).toBeGreaterThan(180);
  });
});

describe('a marked inquiry', () => {
  const suspect = { ...goodInquiry, comment: 'https://a.example '.repeat(5) };

  it('is stored with its mark, answered like the others, and counted', async () => {
    const { post, puts, counts } = contactService();
    const plain = await post(jsonPost(goodInquiry));
    const marked = await post(jsonPost(suspect));
    expect(puts()[0]?.Item).not.toHaveProperty('suspect');
    expect(puts()[1]?.Item).toMatchObject({ suspect: { L: [{ S: 'links' }] } });
    expect({ ...marked, body: '', json: undefined }).toEqual({ ...plain, body: '', json: undefined });
    expect(Object.keys(marked.json())).toEqual(Object.keys(plain.json()));
    expect(counts).toEqual(['stored', 'stored', 'suspect']);
  });

  it('is answered by the same page as the others', async () => {
    const { post } = contactService();
    expect((await post(formPost(suspect))).body).toBe((await post(formPost(goodInquiry))).body);
  });
});
