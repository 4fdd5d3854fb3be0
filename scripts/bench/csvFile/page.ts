import {
  type CsvSource,
  writeCsvFile,
} from '../../../apps/web/src/shared/lists/csv/writeCsvFile.ts';

/** One written file; milliseconds. */
export interface Written {
  total: number;
  longestTask: number;
  bytes: number;
}

declare global {
  var writeFile: (rows: number) => Promise<Written>;
  var benchReady: true;
}

interface Row {
  name: string;
  phone: string;
  amount: number;
  createdAt: string;
}

const sources: CsvSource<Row>[] = [
  { kind: 'text', head: 'نام', read: ({ name }) => name },
  { kind: 'text', head: 'شماره', read: ({ phone }) => phone },
  { kind: 'number', head: 'مبلغ (تومان)', read: ({ amount }) => amount },
  { kind: 'moment', head: 'زمان', jalaliHead: 'زمان (شمسی)', read: ({ createdAt }) => createdAt },
];

const firstMoment = Date.UTC(2021, 0, 1);

// One row an hour from 2021 on, so that some moments are in the summer time.
function createRows(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `کاربر، «${index}»`,
    phone: `+98912${String(index).padStart(7, '0')}`,
    amount: index * 1000,
    createdAt: new Date(firstMoment + index * 3_600_000).toISOString(),
  }));
}

globalThis.writeFile = async (count) => {
  const rows = createRows(count);
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    longestTask = Math.max(longestTask, ...list.getEntries().map(({ duration }) => duration));
  });
  // The task that made the rows is over.
  await nextTask();
  observer.observe({ type: 'longtask' });
  const start = performance.now();
  const { size } = await writeCsvFile(sources, rows);
  const total = performance.now() - start;
  await nextTask();
  observer.disconnect();
  return { total, longestTask, bytes: size };
};
globalThis.benchReady = true;

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
