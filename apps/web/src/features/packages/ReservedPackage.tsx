import type { User } from '@nevisa/api/types';
import { fill } from '../../shared/text/fill.ts';
import { packagesText } from '../../shared/text/packagesText.ts';
import { describeStart } from './startWords.ts';

/** The package that follows the current one, and when it begins. */
export function ReservedPackage({ user }: { user: User }) {
  const reserved = user.nevisa_service_account?.reserved_service_record ?? null;
  return (
    reserved !== null && (
      <p>
        {fill(packagesText.reserved, { name: reserved.service.name })}
        {reserved.start_time !== null && ` · ${describeStart(reserved.start_time)}`}
      </p>
    )
  );
}
