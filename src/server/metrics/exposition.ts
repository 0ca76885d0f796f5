export type Labels = Readonly<Record<string, string | number>>;

export interface Sample {
  readonly labels?: Labels;
  readonly value: number;
  /** Suffix of the metric's name in this line: histograms only. */
  readonly suffix?: '_bucket' | '_sum' | '_count';
}

export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

/** Prometheus text exposition format, version 0.0.4. */
export const MEDIA_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const escaped = (value: string | number) =>
  String(value).replace(/[\\"\n]/g, (letter) => (letter === '\n' ? '\\n' : `\\${letter}`));

function lineOf(name: string, { labels = {}, value, suffix }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${suffix ?? ''}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}

/** Writes the text that a Prometheus server reads. */
export const toExposition = (metrics: readonly Metric[]): string =>
  metrics
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map((sample) => lineOf(name, sample)),
    ])
    .join('\n')
    .concat('\n');
