import type { Id } from '@nevisa/api/types';
import { formatDate, formatNumber, parseWireTime, Sparkline } from '@nevisa/ui';
import { describeDuration } from '../../../../shared/text/describeDuration.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import type { Users } from '../data/useUsers.ts';
import { DrawerPart } from './DrawerPart.tsx';
import { useUserUsage } from './useUserParts.ts';
import { listWeeks } from './listWeeks.ts';

/** How much the user has dictated in the last 90 days; never what. */
export function UsagePart({ users, id }: { users: Users; id: Id }) {
  const part = useUserUsage(users, id);
  return (
    <DrawerPart heading={managementText.partUsage} part={part}>
      {({ total, days }) =>
        days.length === 0 ? (
          <p>{managementText.usageNone}</p>
        ) : (
          <>
            <p>
              {fill(managementText.usageTotal, {
                t: describeDuration(total),
                n: formatNumber(days.length),
              })}
            </p>
            <Sparkline
              label={managementText.usageChart}
              columns={[managementText.usageDay, usersText.grantMinutes]}
              format={(minutes) => formatNumber(Math.round(minutes))}
              points={listWeeks({ days }, part.lastDay).map(({ start, duration }) => ({
                name: fill(managementText.usageWeek, { date: formatDayText(start) }),
                value: duration / 60_000,
              }))}
            />
          </>
        )
      }
    </DrawerPart>
  );
}

function formatDayText(day: string): string {
  const time = parseWireTime(day);
  return time === null ? day : formatDate(time);
}
