import type { FaultTable } from '../rowFault.ts';

const features = 'apps/web/src/features';

/** Faults of clauses of the rows on the own account. */
export const profileClauseFaults: FaultTable = [
  [
    'X-230',
    `${features}/profile/form/ProfileForm.tsx`,
    '            error={form.errors.gender}\n',
    '',
  ],
  [
    'X-230',
    `${features}/profile/form/profileValues.ts`,
    'cleanName(values[field]) || null',
    'cleanName(values[field])',
  ],
  [
    'X-230',
    `${features}/profile/form/profileValues.ts`,
    'cleanName(values[field]) ||',
    'values[field].trim() ||',
  ],
  ['X-231', `${features}/profile/form/ProfileChoices.tsx`, '        max={birthdays.end}\n', ''],
  [
    'X-233',
    'packages/ui/src/components/fields/PictureField/PictureField.tsx',
    '  usePastedFiles(choose);\n',
    '  usePastedFiles(() => undefined);\n',
  ],
  [
    'X-233',
    'packages/ui/src/components/media/ImageCropper/ImageCropper.tsx',
    'useDrawing([frame, preview], picture, crop);',
    'useDrawing([frame], picture, crop);',
  ],
  [
    'X-233',
    `${features}/profile/picture/CropDialog.tsx`,
    'onClick={() => cut(crop)}',
    'onClick={() => cut(centredCrop)}',
  ],
  [
    'X-233',
    `${features}/profile/picture/drawPicture.ts`,
    'const quality = 0.85;',
    'const quality = 0.05;',
  ],
  [
    'X-234',
    `${features}/profile/password/usePasswordChange.ts`,
    '          password_confirmation: input.repeated,',
    '          password_confirmation: input.next,',
  ],
  [
    'X-235',
    `${features}/profile/contact/createContactActor.ts`,
    '    return { email: normaliseIdentifier(value) };',
    '    return { phone: normaliseIdentifier(value) };',
  ],
  [
    'X-236',
    `${features}/profile/data/MyDataPart.tsx`,
    '      {missing.length > most &&\n',
    '      {missing.length > 2 * most &&\n',
  ],
  [
    'X-237',
    `${features}/profile/ending/AccountEndDialog.tsx`,
    '{unsent !== false && (',
    '{unsent === null && (',
  ],
  [
    'X-237',
    `${features}/profile/ending/useLosses.ts`,
    '      (await storage.hasUnsentSound()) ||\n',
    '',
  ],
];
