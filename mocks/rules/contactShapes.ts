import { refuseField } from './refusal.ts';

/** @throws Refusal 400 when this is no Iranian mobile number */
export function checkPhone(phone: string): void {
  if (!/^09\d{9}$/.test(phone)) {
    throw refuseField('phone', 'شمارهٔ همراه باید ۱۱ رقم باشد و با ۰۹ شروع شود.');
  }
}

/** @throws Refusal 400 when this is no e-mail address */
export function checkEmail(email: string): void {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw refuseField('email', 'ایمیل درست نوشته نشده است.');
  }
}
