import type { ReactNode } from 'react';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Card } from '../../components/data/Card/Card.tsx';
import { Pagination } from '../../components/navigation/Pagination/Pagination.tsx';
import type { TableColumn } from '../../components/data/Table/column.ts';
import { Table } from '../../components/data/Table/Table.tsx';
import { Tag } from '../../components/data/Tag/Tag.tsx';
import { TextField } from '../../components/fields/TextField/TextField.tsx';
import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { Page } from '../Page/Page.tsx';
import { PageHeader } from '../Page/PageHeader.tsx';
import { account, SampleActions, userMenu } from './sampleMenu.tsx';

interface Writing {
  id: string;
  title: string;
  ready: boolean;
  words: number;
}

const writings: Writing[] = [
  { id: '1', title: 'گفت‌وگو با دکتر نیلوفر احمدی', ready: true, words: 3420 },
  {
    id: '2',
    title: 'پیاده‌سازی کامل سخنرانی افتتاحیهٔ همایش بین‌المللی زبان‌شناسی رایانشی دانشگاه تهران',
    ready: true,
    words: 12_408,
  },
  { id: '3', title: 'یادداشت صبح', ready: false, words: 64 },
];

const columns: TableColumn<Writing>[] = [
  { id: 'title', header: 'عنوان', sortable: true, cell: ({ title }) => title },
  {
    id: 'status',
    header: 'وضعیت',
    cell: ({ ready }) => (
      <Tag size="small" tone={ready ? 'success' : 'warning'}>
        {ready ? 'آماده' : 'در انتظار'}
      </Tag>
    ),
  },
  { id: 'words', header: 'کلمه‌ها', sortable: true, figure: ({ words }) => words },
];

const nothing = () => {};

/** A page in the app frame with a heading, a sentence, an action and cards. */
export function FramePage() {
  return (
    <Framed>
      <PageHeader
        heading="تاریخچه"
        sentence="هر چه گفته‌اید این‌جا می‌ماند، تا روزی که خودتان پاکش کنید."
        actions={<Button>نوشتهٔ جدید</Button>}
      />
      {writings.map(({ id, title }) => (
        <Card key={id}>{title}</Card>
      ))}
    </Framed>
  );
}

/** A dense page in the app frame: filters, a table and a pagination. */
export function DensePage() {
  return (
    <Framed>
      <PageHeader heading="تاریخچه" actions={<Button>نوشتهٔ جدید</Button>} />
      <FilterBar label="فیلتر نوشته‌ها" count={1} onClear={nothing}>
        <TextField label="عنوان" defaultValue="نشست" />
        <TextField label="از تاریخ" defaultValue="۱۴۰۵/۰۸/۰۱" />
      </FilterBar>
      <Table
        caption="نوشته‌های شما"
        columns={columns}
        rows={writings}
        rowKey={({ id }) => id}
        sorting={{ by: null, onPress: nothing }}
        footer={
          <Pagination
            page={2}
            pageSize={10}
            total={93}
            onPageChange={nothing}
            onPageSizeChange={nothing}
          />
        }
      />
    </Framed>
  );
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <AppFrame
      groups={userMenu}
      account={{ ...account, onSignOut: nothing }}
      brandName="نویسا"
      brandHref="/"
      title="تاریخچه"
      barActions={<SampleActions />}
    >
      <Page>{children}</Page>
    </AppFrame>
  );
}
