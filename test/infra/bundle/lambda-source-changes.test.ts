import { describe, expect, it } from 'vitest';
import {
  errorsAlone,
  insteadOf,
  pureCalls,
  pureTables,
  type SourceChange,
  versionAlone,
  withoutExports,
  withoutExpressions,
  withoutMethods,
  zodExpressionsAlone,
} from '#infra/bundle/lambda-source-changes.ts';

const aClass = `export class Signer {
    async sign(text) {
        if (text) {
            return text;
        }
    }
    signAll(texts) {
        return texts.map((text) => this.sign(text));
    }
}
`;
const errors = `export var Late$ = [-3, n0, _L];
n0_registry.registerError(Late$, Late);
export var Lost$ = [-3, n0, _O];
n0_registry.registerError(Lost$, Lost);
`;

describe('a change', () => {
  it('leaves out the methods that it names, and an asynchronous one rejects', async () => {
    const changed = withoutMethods('Signing', 'sign')(aClass);
    const { Signer } = await import(`data:text/javascript,${encodeURIComponent(changed)}`);
    await expect(new Signer().sign('a')).rejects.toThrow(/^Signing: left out/);
    expect(changed).toContain('texts.map');
  });

  it('leaves out an expression', () => {
    const changed = withoutExpressions('Dates', 'parse(value)')('return parse(value);');
    expect(() => new Function('parse', 'value', changed)()).toThrow(/^Dates: left out/);
  });

  it('keeps the errors that it names, registered', () => {
    const changed = errorsAlone('Lost')(errors);
    expect(changed.match(/registerError\(\w+/g)).toEqual(['registerError(Lost']);
  });

  it.each<[string, SourceChange, string]>([
    ['exports', withoutExports('A'), 'const a = 1;'],
    ['exports with names', withoutExports('A'), 'export default 1;'],
    ['exports where they are made', withoutExports('A'), 'export const b = 1;\nexport { b as c };'],
    ['the method', withoutMethods('A', 'verify'), aClass],
    ['the expression', withoutExpressions('A', 'parse(x)'), 'parse(y)'],
    ['the expression once', withoutExpressions('A', 'parse(x)'), 'parse(x) + parse(x)'],
    ['the text', insteadOf('a', 'b'), 'c'],
    ['a version', versionAlone, '{}'],
    ['tables', pureTables, 'export const a = [];'],
    ['calls', pureCalls('Symbol.for'), 'const a = Symbol();'],
    ['the errors', errorsAlone('Early'), errors],
    ["zod's expressions", zodExpressionsAlone('email'), 'export * from "./regexes.js";'],
  ])('throws when it does not find %s', (_, change, source) => {
    expect(() => change(source)).toThrow();
  });
});
