import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleHandlers } from '#infra/lambda-bundles.ts';
import { dynamoDbTable } from '#test/lambda/dynamodb-table.ts';
import { goodInquiry, jsonPost } from '#test/lambda/submit-inquiry/post-event.ts';
import { median, quantile } from '../median.ts';
import type { PartOptions, PartReport } from '../part-report.ts';
import { changing, type Invocations, invoke } from './invocations.ts';

/** What the stack sets, as far as it matters here. */
const environment = {
  RETENTION_DAYS: '730',
  METRICS_NAMESPACE: 'website',
  POWERTOOLS_LOG_LEVEL: 'SILENT',
};

const event = jsonPost({ ...goodInquiry, comment: `${goodInquiry.comment} ${changing}` });

/**
 * Cold starts of the Lambda that takes inquiries, as it is shipped and without any code, up to the first write into a local
 * table; and its later calls.
 */
export async function measureLambda({ rounds, folder, log }: PartOptions): Promise<PartReport> {
  const bundle = (name: string) => path.join(folder, name, 'submit-inquiry/index.mjs');
  await bundleHandlers(path.join(folder, 'shipped'));
  await mkdir(path.dirname(bundle('bare Node')), { recursive: true });
  await writeFile(bundle('bare Node'), 'export const handler = async () => ({ statusCode: 200 });\n');

  const store = await dynamoDbTable();
  try {
    const env = { ...environment, ...store.environment };
    const starts = new Map<string, Invocations[]>([
      ['bare Node', []],
      ['shipped', []],
    ]);
    const [starting, calling] = rounds === 1 ? [5, 500] : [8 * rounds, 5000];
    log(`Lambda: ${starting} cold starts of each of ${starts.size} bundles, then ${calling} calls.`);
    // In turn, so that all of them meet the same machine.
    for (let start = 0; start < starting; start += 1)
      for (const [name, runs] of starts) runs.push(await invoke(bundle(name), 0, event, env));
    const warm = await invoke(bundle('shipped'), calling, event, env);
    return report(
      [...starts].map(([name, runs]) => coldStart(name, runs)),
      warm,
    );
  } finally {
    await store.close();
  }
}

/** Medians over fresh processes, in milliseconds. */
function coldStart(name: string, runs: readonly Invocations[]) {
  const middle = (figure: (run: Invocations) => number) => median(runs.map(figure));
  return {
    name,
    loadCpu: middle(({ load }) => load.cpu),
    loadWall: middle(({ load }) => load.wall),
    // Loading and the first write.
    cpu: middle(({ load, firstCall }) => load.cpu + firstCall.cpu),
    wall: middle(({ load, firstCall }) => load.wall + firstCall.wall),
    peakMB: middle(({ peakMB }) => peakMB),
  };
}

function report(
  coldStarts: readonly ReturnType<typeof coldStart>[],
  { laterCpu, laterWalls, peakMB }: Invocations,
): PartReport {
  const shipped = coldStarts.find(({ name }) => name === 'shipped')?.cpu ?? Number.NaN;
  const calls = {
    count: laterWalls.length,
    cpu: laterCpu,
    p50: median(laterWalls),
    p99: quantile(laterWalls, 0.99),
    peakMB,
  };
  const memory = memoryChoices(shipped, laterCpu);
  return {
    figures: { coldStarts, calls, memory },
    tables: {
      'Cold starts of submit-inquiry up to the first write, medians in milliseconds; the local store runs in another process':
        coldStarts,
      'Later calls': [calls],
      'By memory, computed from the CPU time above and assumed waits': memory,
    },
    targets: [],
  };
}

/** Memory, in MB, at which a Lambda has one whole virtual CPU; below, its part of one (AWS, "Configure Lambda function memory"). */
const wholeCpu = 1769;

/**
 * Milliseconds of waiting for the database, which no CPU makes shorter. These are assumptions: for the first call a TLS
 * connection and a write, for later calls a write.
 */
const waits = { cold: 20, warm: 5 };

/**
 * A visitor's wait, without the start of Node itself, and what is billed (GB-seconds) by memory, computed from measured
 * CPU milliseconds. CPU-bound work costs the same at any size up to one whole CPU, because it gets faster by the factor by
 * which a second gets dearer. The main thread can't use more than one. Under a CFS quota with periods of 20 ms, the
 * smallest sizes took up to a quarter longer than computed.
 */
function memoryChoices(cold: number, warm: number) {
  return [128, 256, 512, 1024, wholeCpu, 2 * wholeCpu].map((memoryMB) => {
    const cpuShare = memoryMB / wholeCpu;
    const coldMs = cold / Math.min(1, cpuShare) + waits.cold;
    const warmMs = warm / Math.min(1, cpuShare) + waits.warm;
    const gigabytes = memoryMB / 1024;
    return {
      memoryMB,
      cpuShare,
      coldMs,
      warmMs,
      coldGBs: (gigabytes * coldMs) / 1000,
      warmGBs: (gigabytes * warmMs) / 1000,
    };
  });
}
