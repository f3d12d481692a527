import { FunctionCode, FunctionRuntime, Function as ViewerFunction } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { viewerRequestCode } from '../edge/viewer-request-code.ts';

/**
 * The function that decides what each request is for.
 * @param canonicalHost host that the site's other name redirects to; empty: none does
 */
export function viewerRequestFunction(scope: Construct, id: string, canonicalHost = ''): ViewerFunction {
  return new ViewerFunction(scope, id, {
    comment: 'Clean addresses, redirects, and what exists under /dev/',
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(viewerRequestCode(canonicalHost)),
  });
}
