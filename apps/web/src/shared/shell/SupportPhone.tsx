import { Link, Ltr, PhoneIcon } from '@nevisa/ui';
import { toPersianDigits } from '@nevisa/writing';
import { useAppServices } from '../../app/appServices.ts';
import { appText } from '../text/appText.ts';

/** The support's phone, at the same place on sign-in and register (R-007, WCAG 3.2.6). */
export function SupportPhone() {
  const { supportPhone } = useAppServices().config;
  const shown = toPersianDigits(supportPhone);
  const [before, after] = appText.supportPhone.split('{phone}');
  return (
    <Link href={`tel:${supportPhone}`} variant="quiet">
      <PhoneIcon /> {before}
      <Ltr>{shown}</Ltr>
      {after}
    </Link>
  );
}
