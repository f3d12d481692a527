import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

type Details = Readonly<Record<string, unknown>>;

/** Logs and metrics of a Lambda. They say how a request went, never what it contained. */
export interface Telemetry {
  info(message: string, details: Details): void;
  error(message: string, details: Details): void;
  /**
   * Publishes a metric.
   * @param dimensions fixed words, so no personal data gets into CloudWatch
   */
  metric(
    name: string,
    value: number,
    unit: 'Count' | 'Seconds',
    dimensions?: Readonly<Record<string, string>>,
  ): void;
}

/**
 * Structured logs, and metrics in CloudWatch's embedded metric format: lines of the log, so the Lambda waits for no
 * call and needs no permission.
 * @param namespace of the metrics; without one there are none
 */
export function lambdaTelemetry(serviceName: string, namespace: string | undefined): Telemetry {
  const logger = new Logger({ serviceName });
  const metrics = namespace === undefined ? undefined : new Metrics({ namespace, serviceName });
  return {
    info: (message, details) => logger.info(message, details),
    error: (message, details) => logger.error(message, details),
    metric(name, value, unit, dimensions = {}) {
      // Published at once, because a Lambda that is frozen publishes nothing.
      const metric = metrics?.singleMetric();
      for (const [dimension, word] of Object.entries(dimensions)) metric?.addDimension(dimension, word);
      metric?.addMetric(name, MetricUnit[unit], value);
    },
  };
}

/** The same telemetry, except that its failures change nothing else: neither a response nor whether an email is sent. */
export function guarded(telemetry: Telemetry): Telemetry {
  const attempt = (write: () => void) => {
    try {
      write();
    } catch (error) {
      process.emitWarning(`Telemetry failed: ${error instanceof Error ? error.name : typeof error}`);
    }
  };
  return {
    info: (...entry) => attempt(() => telemetry.info(...entry)),
    error: (...entry) => attempt(() => telemetry.error(...entry)),
    metric: (...values) => attempt(() => telemetry.metric(...values)),
  };
}

/** An error without its message: a service's message may quote what was sent to it, and that is private. */
export function failureReport(error: unknown): Details {
  if (!(error instanceof Error)) return { failure: typeof error };
  const { name: failure } = error;
  const frames = framesOf(error);
  if (!('$metadata' in error)) return { failure, frames };
  const { httpStatusCode: status, requestId, attempts } = (error.$metadata ?? {}) as Details;
  // `service` is a key of the logger itself.
  return { failure, frames, response: { status, requestId, attempts } };
}

/** The stack without its message; nothing if the message cannot be told from the frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  if (start < 0) return [];
  const lines = stack.slice(start + message.length).split('\n');
  return lines.map((line) => line.trim()).filter((line) => line.startsWith('at '));
}
