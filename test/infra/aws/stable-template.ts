import type { Template } from 'aws-cdk-lib/assertions';

/** What changes with what is deployed rather than with the stack, by the name of its property. */
const contents: Readonly<Record<string, string>> = {
  // Tests of their own hold these two.
  FunctionCode: 'infra/edge/viewer-request.js',
  ResponseHeadersPolicyConfig: 'infra/edge/security-headers.ts',
  // Where the CDK found what, in its own words.
  Metadata: '',
};

/** A template with what depends on the website's content, or on the CDK's own files, replaced by its name. */
export function stableTemplate(template: Template): unknown {
  const text = JSON.stringify(template.toJSON(), (name, value) =>
    Object.hasOwn(contents, name) ? contents[name] || undefined : value,
  );
  return JSON.parse(text.replaceAll(/[0-9a-f]{64}/g, '<hash>'));
}
