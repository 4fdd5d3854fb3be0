import type { CallOptions } from '@nevisa/api';
import type { AnalyticsMetric, AnalyticsSeries, Outcome } from '@nevisa/api/types';
import type {
  AnalyticsAnswers,
  AnalyticsPart,
  AnalyticsQuestion,
  ComparedSeries,
  PartLoadInput,
  PartLoadOutcome,
} from '@nevisa/machines';
import { type DaySpan, toTimeSpan } from '../../../shared/lists/days/tehranDays.ts';
import type { StaffClient } from '../../management/staffClient.ts';
import { chooseGranularity, compareSpan, planPeriod } from './periods.ts';
import type { CorrectedTehranClock } from './tehranClock.ts';

export interface LoadPorts {
  client: Pick<
    StaffClient,
    'summarizeAnalytics' | 'listAnalyticsSeries' | 'listServiceMix' | 'listTopDiscounts'
  >;
  /** Takes the time of each answer. */
  clock: Pick<CorrectedTehranClock, 'correct'>;
}

type PartLoader<Part extends AnalyticsPart> = (
  asked: AskedPeriod,
  ports: LoadPorts,
  options: CallOptions,
) => Promise<Outcome<AnalyticsAnswers[Part]>>;

interface AskedPeriod {
  span: DaySpan;
  comparison: AnalyticsQuestion['comparison'];
}

/** The figures without a chart of their own; their course is a line beside the figure. */
const trendMetrics = [
  'active_users',
  'orders',
  'average_order',
  'purchase_rate',
  'failed_payments',
] as const satisfies readonly AnalyticsMetric[];

/** Asks the server for one part of the figures of a question. */
export async function loadPart(
  { part, question }: PartLoadInput,
  ports: LoadPorts,
  signal: AbortSignal,
): Promise<PartLoadOutcome> {
  const asked = { span: planPeriod(question).span, comparison: question.comparison };
  return loaders[part](asked, ports, { signal });
}

const loaders: { readonly [Part in AnalyticsPart]: PartLoader<Part> } = {
  figures: async ({ span, comparison }, { client, clock }, options) => {
    const compare = comparison === null ? {} : { compare: comparison };
    const query = { ...toTimeSpan(span), ...compare };
    return toTimed(await client.summarizeAnalytics(query, options), clock);
  },
  trends: loadTrends,
  minutes: loadCompared('usage'),
  revenue: loadCompared('revenue'),
  signups: loadCompared('signups'),
  packages: async ({ span }, { client, clock }, options) =>
    toTimed(await client.listServiceMix(toTimeSpan(span), options), clock),
  codes: async ({ span }, { client, clock }, options) =>
    toTimed(await client.listTopDiscounts(toTimeSpan(span), options), clock),
};

/** The course of each figure; one that cannot be read is left out. */
async function loadTrends(
  { span }: AskedPeriod,
  ports: LoadPorts,
  options: CallOptions,
): Promise<Outcome<AnalyticsAnswers['trends']>> {
  const outcomes = await Promise.all(
    trendMetrics.map((metric) => loadSeries(metric, span, ports, options)),
  );
  const read = outcomes.flatMap((outcome, index) =>
    outcome.ok ? [[trendMetrics[index], outcome.answer.results] as const] : [],
  );
  const [first] = outcomes;
  return read.length === 0 && first !== undefined && !first.ok
    ? first
    : { ok: true, answer: Object.fromEntries(read) };
}

/** The course of an amount, and that of the compared days. */
function loadCompared(metric: AnalyticsMetric) {
  return async (
    { span, comparison }: AskedPeriod,
    ports: LoadPorts,
    options: CallOptions,
  ): Promise<Outcome<ComparedSeries>> => {
    const [points, compared] = await Promise.all([
      loadSeries(metric, span, ports, options),
      comparison === null
        ? null
        : loadSeries(
            metric,
            compareSpan(span, comparison),
            ports,
            options,
            chooseGranularity(span),
          ),
    ]);
    if (!points.ok || compared?.ok === false) {
      return !points.ok ? points : (compared as Outcome<never>);
    }
    return {
      ok: true,
      answer: { points: points.answer.results, compared: compared?.answer.results ?? null },
    };
  };
}

async function loadSeries(
  metric: AnalyticsMetric,
  span: DaySpan,
  { client, clock }: LoadPorts,
  options: CallOptions,
  granularity = chooseGranularity(span),
): Promise<Outcome<AnalyticsSeries>> {
  const query = { ...toTimeSpan(span), metric, granularity };
  return toTimed(await client.listAnalyticsSeries(query, options), clock);
}

function toTimed<Answer extends { server_time: string | null }>(
  outcome: Outcome<Answer>,
  clock: LoadPorts['clock'],
): Outcome<Answer> {
  if (outcome.ok) {
    clock.correct(outcome.answer.server_time);
  }
  return outcome;
}
