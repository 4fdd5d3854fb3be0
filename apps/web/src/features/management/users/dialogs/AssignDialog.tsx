import { getPackageInUse } from '@nevisa/api';
import type { Service, User } from '@nevisa/api/types';
import { Alert, formatDate, parseWireTime, RadioGroup, Select, Stack } from '@nevisa/ui';
import { useId, useState } from 'react';
import { type LoadedList, usePackagesOnSale } from '../../../../shared/lists/listQueries.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import { ActionDialog } from '../../actions/ActionDialog.tsx';
import { formatUserName } from '../data/userNames.ts';
import type { UserDialogProps } from './GrantDialog.tsx';
import { RetryButton } from '../../../../shared/lists/view/RetryButton.tsx';

/** Gives a user a package: which one, and from when. */
export function AssignDialog({ self, view, user }: UserDialogProps & { self: User }) {
  const packages = usePackagesOnSale(self);
  const { items, failure } = packages;
  const group = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const current = getPackageInUse(user);
  const reserved = user.nevisa_service_account.reserved_service_record;
  const mayWait = current !== null && reserved === null;
  const [starts, setStarts] = useState<'NOW' | 'AFTER_CURRENT'>(mayWait ? 'AFTER_CURRENT' : 'NOW');
  const service = items?.find(({ id }) => String(id) === chosen) ?? null;
  return (
    <ActionDialog
      view={view}
      title={fill(managementText.assignTitle, { name: formatUserName(user) })}
      confirmLabel={usersText.assignPackage}
      readDetails={() => {
        setAsked(true);
        return service === null ? null : { service: service.id, serviceName: service.name, starts };
      }}
    >
      <Stack>
        {failure !== null && items === null && <RetryPackages packages={packages} />}
        <Select
          label={usersText.colPackage}
          options={(items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={chosen}
          error={isAsked && service === null && managementText.assignWhichMissing}
          disabled={items === null || view.busy}
          onChange={setChosen}
        />
        {reserved !== null && (
          <Alert tone="information">
            {fill(managementText.assignReserved, { name: reserved.service.name })}
          </Alert>
        )}
        {mayWait ? (
          <RadioGroup
            name={group}
            label={managementText.assignWhen}
            defaultValue={starts}
            options={[
              {
                value: 'AFTER_CURRENT',
                label: describeAfter(current.end_time),
              },
              { value: 'NOW', label: managementText.assignNow },
            ]}
            onValueChange={(value) => setStarts(value === 'NOW' ? 'NOW' : 'AFTER_CURRENT')}
          />
        ) : (
          <p>{current === null ? managementText.assignNowFree : managementText.assignNow}</p>
        )}
      </Stack>
    </ActionDialog>
  );
}

/** A package may end with its hours alone. */
function describeAfter(end: string | null): string {
  const read = end === null ? null : parseWireTime(end);
  return read === null
    ? managementText.assignAfterAny
    : fill(managementText.assignAfter, { date: formatDate(read) });
}

function RetryPackages({ packages }: { packages: LoadedList<Service> }) {
  const { failure, retrying, retry } = packages;
  return (
    <Alert
      tone="danger"
      actions={<RetryButton failure={failure} retrying={retrying} onRetry={retry} />}
    >
      {addedText.packagesNotLoaded}
    </Alert>
  );
}
