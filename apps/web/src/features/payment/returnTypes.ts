import type { ReturnTo } from '@nevisa/machines';

/** The values of the payment gateway's `type` in lower case, and the target of each (RD-10). */
export type ReturnTypes = ReadonlyMap<string, ReturnTo>;

const targets = { web: 'web', desktop: 'desktop', telegram: 'telegram', bale: 'bale' } as const;

/** The specification names no values, so these are the names that a gateway would choose. */
const known: Readonly<Record<string, ReturnTo>> = {
  ...targets,
  site: 'web',
  desktop_app: 'desktop',
  telegram_bot: 'telegram',
  bale_bot: 'bale',
};

/**
 * Adds the names of a deployment to the known ones. An entry whose target is none of the four is left out.
 *
 * @param aliases `name=target`, separated by commas; null for none
 */
export function readReturnTypes(aliases: string | null): ReturnTypes {
  const added = (aliases ?? '').split(',').flatMap((alias): [string, ReturnTo][] => {
    const [name = '', target = ''] = alias
      .toLowerCase()
      .split('=')
      .map((part) => part.trim());
    return name !== '' && isTarget(target) ? [[name, target]] : [];
  });
  return new Map([...Object.entries(known), ...added]);
}

function isTarget(name: string): name is ReturnTo {
  return Object.hasOwn(targets, name);
}
