import { Button, Skeleton } from '@nevisa/ui';
import { Suspense } from 'react';
import { Boundary } from '../../../../shared/late/Boundary.tsx';
import { late } from '../../../../shared/late/late.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import type { Users } from '../data/useUsers.ts';

const LateFields = late(
  () => import('./UserFilterFields.tsx'),
  (chunk) => chunk.default,
);

/** The filters with lists of values, whose code loads after the table. */
export function LateFilterFields({ list }: { list: Users['list'] }) {
  return (
    <Boundary
      renderFailure={({ retry }) => (
        <Button variant="secondary" onClick={retry}>
          {`${managementText.usersFilters}: ${commonText.retry}`}
        </Button>
      )}
    >
      <Suspense fallback={shapes}>
        <LateFields list={list} />
      </Suspense>
    </Boundary>
  );
}

const shapes = ['role', 'status', 'service', 'days', 'order'].map((field) => (
  <Skeleton key={field} shape="control" />
));
