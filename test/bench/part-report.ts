/** What one part of the benchmark found. */
export interface PartReport {
  /** For the results file. */
  readonly figures: unknown;
  /** For people: the rows of each table by its title. */
  readonly tables: Readonly<Record<string, readonly object[]>>;
  readonly targets: readonly Target[];
}

/** What the project wants of a figure, and whether it has it. */
export interface Target {
  readonly name: string;
  /** The worst figure that was measured, and where. */
  readonly measured: string;
  readonly met: boolean;
}

export interface PartOptions {
  /** How often everything is measured; medians are taken over the rounds. */
  readonly rounds: number;
  /** Paths of pages to measure instead of all. */
  readonly paths: readonly string[];
  /** A temporary folder. */
  readonly folder: string;
  /** Receives a line of progress. */
  readonly log: (line: string) => void;
}

interface Figure {
  readonly where: string;
  readonly value: number;
}

/** A target that the largest of some figures must not exceed. */
export function atMost(name: string, limit: number, figures: readonly Figure[]): Target {
  const worst = figures.reduce((a, b) => (b.value > a.value ? b : a));
  return {
    name: `${name} at most ${amount(limit)}`,
    measured: `${amount(worst.value)} (${worst.where})`,
    met: worst.value <= limit,
  };
}

/** A target that the smallest of some figures must reach. */
export function atLeast(name: string, limit: number, figures: readonly Figure[]): Target {
  const worst = figures.reduce((a, b) => (b.value < a.value ? b : a));
  return {
    name: `${name} at least ${amount(limit)}`,
    measured: `${amount(worst.value)} (${worst.where})`,
    met: worst.value >= limit,
  };
}

const amount = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 3 });
