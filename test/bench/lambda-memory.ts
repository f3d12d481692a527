import type { Calls } from './lambda-calls.ts';
import type { ColdImport } from './lambda-cold.ts';

/** Memory, in MB, at which a Lambda has one whole virtual CPU; below, it has its part of one (AWS, "Configure Lambda function memory"). */
const wholeCpu = 1769;

/** What the database takes to answer, in milliseconds: waiting, which no CPU makes shorter. */
const waitMs = 5;

/** What a Lambda of one size would take, worked out from CPU time that was measured. */
export interface MemoryChoice {
  readonly memoryMB: number;
  readonly cpuShare: number;
  /** A visitor who starts it: loading and the first call. */
  readonly coldMs: number;
  /** A visitor who finds it running. */
  readonly warmMs: number;
  /** What is paid for, as MB x seconds / 1024. */
  readonly coldGBs: number;
  readonly warmGBs: number;
  /** Part of the memory that is taken at the highest. */
  readonly used: number;
}

/**
 * Time and price by memory. CPU-bound work costs the same at any size up to one whole CPU, as it is faster by the
 * factor by which each second is dearer; only waiting costs more.
 */
export function memoryChoices(cold: ColdImport, calls: Calls): readonly MemoryChoice[] {
  return [128, 256, 512, 1024, wholeCpu].map((memoryMB) => {
    const cpuShare = memoryMB / wholeCpu;
    const coldMs = (cold.cpuMs + calls.first.cpuMs) / cpuShare + waitMs;
    const warmMs = calls.cpuMsEach / cpuShare + waitMs;
    const gigabytes = memoryMB / 1024;
    return {
      memoryMB,
      cpuShare,
      coldMs,
      warmMs,
      coldGBs: (gigabytes * coldMs) / 1000,
      warmGBs: (gigabytes * warmMs) / 1000,
      used: Math.max(cold.peakMB, calls.peakMB) / memoryMB,
    };
  });
}
