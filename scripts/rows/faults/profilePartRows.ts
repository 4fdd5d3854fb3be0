import type { FaultTable } from '../rowFault.ts';

const features = 'apps/web/src/features';

/** Faults of the parts of the own account: contacts, picture, place, data and invitation. */
export const profilePartFaults: FaultTable = [
  [
    'X-235',
    `${features}/profile/contact/ContactRows.tsx`,
    '                {profileText.verified}\n',
    '                {profileText.email}\n',
  ],
  [
    'X-235',
    `${features}/profile/contact/ContactDialog.tsx`,
    'error={fields.findError(kind) ?? refused}',
    'error={fields.findError(kind)}',
  ],
  [
    'X-238',
    `${features}/profile/InvitationRow.tsx`,
    "{result === 'failed' && accountText.copyFailed}",
    "{result === 'failed' && commonText.copied}",
  ],
  [
    'X-238',
    `${features}/profile/InvitationRow.tsx`,
    "return 'share' in navigator;",
    'return true;',
  ],
  [
    'X-71',
    `${features}/profile/InvitationRow.tsx`,
    'label={<Ltr>{link}</Ltr>}',
    'label={<bdi>{link}</bdi>}',
  ],
  [
    'X-233',
    `${features}/profile/picture/AvatarPart.tsx`,
    'size: accountText.pictureTooLarge',
    'size: profileText.avatarBadType',
  ],
  [
    'X-233',
    `${features}/profile/picture/AvatarPart.tsx`,
    'unreadable: accountText.unreadable',
    'unreadable: profileText.avatarBadType',
  ],
  [
    'X-233',
    `${features}/profile/picture/AvatarPart.tsx`,
    'type: profileText.avatarBadType',
    'type: accountText.unreadable',
  ],
  [
    'X-233',
    `${features}/profile/picture/AvatarPart.tsx`,
    'return failure !== null && picture === null ? (',
    'return failure !== null && picture !== null ? (',
  ],
  [
    'X-232',
    `${features}/profile/form/ProfileChoices.tsx`,
    '<LiveRegion>{note}</LiveRegion>',
    '<LiveRegion>{undefined}</LiveRegion>',
  ],
  [
    'X-230',
    `${features}/profile/form/SaveLine.tsx`,
    "waitsForNetwork ? 'waits' : failure,",
    "waitsForNetwork ? 'waits' : null,",
  ],
  [
    'X-236',
    `${features}/profile/data/MyDataPart.tsx`,
    '{written === 0 ? accountText.dataSavedFacts : fill',
    '{written < 0 ? accountText.dataSavedFacts : fill',
  ],
  [
    'X-236',
    `${features}/profile/data/MyDataPart.tsx`,
    '  if (failed) {',
    '  if (failed && !saved) {',
  ],
  [
    'X-235',
    `${features}/profile/contact/ContactRows.tsx`,
    '{value === null ? add : change}',
    '{change}',
  ],
  [
    'X-235',
    `${features}/profile/contact/ContactDialog.tsx`,
    'failure !== null && !isAboutFields(failure, [kind]) && (',
    'failure === null && (',
  ],
  ['X-232', `${features}/profile/form/ProfileChoices.tsx`, '        hint={note}\n', ''],
  [
    'X-235',
    'packages/machines/src/account/contactMachine.ts',
    "          'contact.left': 'idle',\n",
    '',
  ],
  [
    'X-235',
    `${features}/profile/contact/useContact.ts`,
    "actor.send({ type: 'contact.left' })",
    'undefined',
  ],
];
