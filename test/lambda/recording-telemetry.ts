import type { Telemetry } from '#lambda/telemetry.ts';

/** Telemetry that keeps its lines and metrics. */
export function recordingTelemetry() {
  const lines: string[] = [];
  const metrics: Parameters<Telemetry['metric']>[] = [];
  const log = (message: string, details: object) => void lines.push(`${message} ${JSON.stringify(details)}`);
  const telemetry: Telemetry = {
    info: log,
    error: log,
    metric: (...metric) => void metrics.push(metric),
  };
  return { telemetry, lines, metrics };
}

const fail = () => {
  throw new Error('no telemetry');
};

/** Telemetry that always fails. */
export const throwingTelemetry: Telemetry = { info: fail, error: fail, metric: fail };
