import { isKnownNumber } from '#shared/phone-lengths.ts';
import { checkBeforeSending } from './check-before-sending.ts';
import { ErrorSummary } from './error-summary.tsx';
import { SentPanel } from './sent-panel.tsx';
import { submitInquiry } from './submit-inquiry.ts';

/** One chunk with everything that a submission needs, loaded when the visitor uses the form. */
export const sending = { checkBeforeSending, ErrorSummary, SentPanel, submitInquiry, isKnownNumber };
