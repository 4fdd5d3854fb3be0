import type { Backend } from '@nevisa/mocks/backend';
import { services } from '@nevisa/mocks/services';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../testing/memoryStorage.ts';
import { createServer, type Line, openDialog, readCharge } from './testing/walletDialog.ts';

const [, ten, twenty] = services;

const buying = '/nevisa/buy_service';
const asking = '/account/retrieve';
const pricing = '/nevisa/get_services';
const never: Line = { lose: () => 'never' };

/** Opens the purchase where the line is cut during the payment, so that no answer comes. */
function loseAnswers(backend: Backend) {
  let isCut = false;
  const line: Line = {
    lose: (path) => {
      isCut ||= path === buying;
      return isCut ? 'after' : 'never';
    },
  };
  return { line, dialog: openDialog(backend, line) };
}

describe('a payment from the wallet', () => {
  it('X-216: charges the wallet by one call, and again for another purchase', async () => {
    const backend = createServer();
    const dialog = openDialog(backend, never);
    expect([await dialog.pay(), dialog.calls]).toEqual([['activated'], [asking, pricing, buying]]);
    expect(await openDialog(backend, never, dialog.storage).pay()).toEqual(['activated']);
    expect(readCharge(backend)).toBe(100_000);
  });

  it('X-210, X-216: goes on when its dialog is closed, and is not made once more by the next one', async () => {
    const backend = createServer();
    const closed = openDialog(backend, never);
    closed.begin();
    closed.close();
    const dialog = openDialog(backend, never, closed.storage);
    expect([await dialog.pay(), readCharge(backend)]).toEqual([['activated'], 1_050_000]);
    expect(closed.countReadAnew()).toBe(1);
    expect(dialog.countReadAnew()).toBe(0);
  });

  it('X-210: asks for the account and the price, and buys, while no other tab pays', async () => {
    const dialog = openDialog(createServer(), never);
    expect(await dialog.pay()).toEqual(['activated']);
    expect(dialog.order).toEqual(['locked', asking, pricing, buying, 'free']);
  });

  it('X-210: of another tab is shown before the package is paid once more', async () => {
    const backend = createServer();
    const [one, other] = [openDialog(backend, never), openDialog(backend, never)];
    expect(await one.pay()).toEqual(['activated']);
    expect([await other.pay(), readCharge(backend)]).toEqual([['failed'], 1_050_000]);
    expect(other.countReadAnew()).toBe(1);
    expect([await other.pay(), readCharge(backend)]).toEqual([['activated'], 100_000]);
  });

  it('X-216: is done when its answer is lost, as the account says', async () => {
    const backend = createServer();
    const dialog = openDialog(backend, { lose: (path) => (path === buying ? 'after' : 'never') });
    expect(await dialog.pay()).toEqual(['activated']);
    expect(readCharge(backend)).toBe(1_050_000);
  });

  it('X-216: is made once more when the server did not get it', async () => {
    const backend = createServer();
    const line: Line = { lose: (path) => (path === buying ? 'before' : 'never') };
    const dialog = openDialog(backend, line);
    expect([await dialog.pay(), readCharge(backend)]).toEqual([['failed'], 2_000_000]);
    line.lose = never.lose;
    expect([await dialog.pay(), readCharge(backend)]).toEqual([['activated'], 1_050_000]);
  });

  it.each([
    ['', false],
    [', also after a reload', true],
  ])('X-216: charges the wallet once where no answer comes%s', async (_, isReloaded) => {
    const backend = createServer();
    const { line, dialog: first } = loseAnswers(backend);
    expect([await first.pay(), readCharge(backend)]).toEqual([['failed'], 1_050_000]);
    const dialog = isReloaded ? openDialog(backend, line, first.storage) : first;
    expect([await dialog.pay(), readCharge(backend)]).toEqual([['failed'], 1_050_000]);
    line.lose = never.lose;
    expect([await dialog.pay(), readCharge(backend)]).toEqual([['activated'], 1_050_000]);
  });

  it('X-216: is made once more after a payment into the wallet where the server did not get it', async () => {
    const backend = createServer();
    const line: Line = { lose: (path) => (path === buying ? 'before' : 'never') };
    const dialog = openDialog(backend, line);
    expect(await dialog.pay()).toEqual(['failed']);
    backend.account('reza').nevisa_service_account.current_charge = 9_000_000;
    line.lose = (path) => (path === buying ? 'after' : 'never');
    expect([await dialog.pay(), readCharge(backend)]).toEqual([['activated'], 8_050_000]);
  });

  it('X-216: that was made is not made again after a payment into the wallet', async () => {
    const backend = createServer();
    const { line, dialog } = loseAnswers(backend);
    expect([await dialog.pay(), readCharge(backend)]).toEqual([['failed'], 1_050_000]);
    backend.account('reza').nevisa_service_account.current_charge = 9_000_000;
    line.lose = never.lose;
    expect([await dialog.pay(), readCharge(backend)]).toEqual([['activated'], 9_000_000]);
  });

  it('X-216: is not taken for another purchase that lowered the charge', async () => {
    const backend = createServer();
    backend.account('reza').nevisa_service_account.current_charge = 9_000_000;
    const line: Line = { lose: (path) => (path === buying ? 'before' : 'never') };
    const dialog = openDialog(backend, line);
    expect(await dialog.pay()).toEqual(['failed']);
    backend.buyService(backend.account('reza'), { service_id: twenty.id });
    line.lose = never.lose;
    expect([await dialog.pay(), readCharge(backend)]).toEqual([
      ['activated'],
      9_000_000 - twenty.actual_price - ten.actual_price,
    ]);
  });

  it('X-216: without an answer is remembered beside one for another package', async () => {
    const backend = createServer();
    backend.account('reza').nevisa_service_account.current_charge = 9_000_000;
    const { line, dialog } = loseAnswers(backend);
    expect(await dialog.pay()).toEqual(['failed']);
    line.lose = (path) => (path === buying ? 'before' : 'never');
    expect(await openDialog(backend, line, dialog.storage, twenty).pay()).toEqual(['failed']);
    line.lose = never.lose;
    expect([await dialog.pay(), readCharge(backend)]).toEqual([['activated'], 8_050_000]);
  });

  it('X-216: is neither done nor made again where the charge is lower and no package is new', async () => {
    const backend = createServer();
    const line: Line = { lose: (path) => (path === buying ? 'before' : 'never') };
    const dialog = openDialog(backend, line);
    expect(await dialog.pay()).toEqual(['failed']);
    backend.account('reza').nevisa_service_account.current_charge = 1_500_000;
    line.lose = never.lose;
    expect([await dialog.pay(), readCharge(backend)]).toEqual([['charged'], 1_500_000]);
    expect(dialog.countReadAnew()).toBe(1);
  });

  it('X-216: is not made again after a payment into the wallet where the charge fell before it', async () => {
    const backend = createServer();
    const line: Line = { lose: (path) => (path === buying ? 'before' : 'never') };
    const dialog = openDialog(backend, line);
    expect(await dialog.pay()).toEqual(['failed']);
    backend.account('reza').nevisa_service_account.current_charge = 1_050_000;
    line.lose = never.lose;
    expect(await dialog.pay()).toEqual(['charged']);
    backend.account('reza').nevisa_service_account.current_charge = 2_000_000;
    expect([await dialog.pay(), readCharge(backend)]).toEqual([['charged'], 2_000_000]);
    dialog.passDay();
    expect([await dialog.pay(), readCharge(backend)]).toEqual([['activated'], 1_050_000]);
  });

  it.each([
    ['the account of the page has the lower charge', 1_050_000],
    ['the charge is higher again', 9_000_000],
  ])(
    'X-216: is known to the next dialog when it charged the wallet without a package: %s',
    async (_, charge) => {
      const backend = createServer();
      const line: Line = { lose: (path) => (path === buying ? 'before' : 'never') };
      const dialog = openDialog(backend, line);
      expect([dialog.isCharged, await dialog.pay()]).toEqual([false, ['failed']]);
      backend.account('reza').nevisa_service_account.current_charge = 1_050_000;
      expect(openDialog(backend, line, dialog.storage).isCharged).toBe(true);
      backend.account('reza').nevisa_service_account.current_charge = charge;
      expect(openDialog(backend, line, dialog.storage).isCharged).toBe(true);
      expect(openDialog(backend, line, dialog.storage, twenty).isCharged).toBe(false);
      backend.buyService(backend.account('reza'), { service_id: ten.id });
      expect(openDialog(backend, line, dialog.storage).isCharged).toBe(false);
    },
  );

  it('X-216: whose answer is lost is no failed one where the charge is lower and no package is new', async () => {
    const backend = createServer();
    const line: Line = {
      lose: (path) => {
        if (path === buying) {
          backend.account('reza').nevisa_service_account.current_charge = 1_050_000;
          return 'before';
        }
        return 'never';
      },
    };
    const dialog = openDialog(backend, line);
    expect([await dialog.pay(), dialog.countReadAnew()]).toEqual([['charged'], 1]);
    line.lose = never.lose;
    expect([await dialog.pay(), readCharge(backend)]).toEqual([['charged'], 1_050_000]);
  });

  it('X-216: that is refused has charged nothing, and leaves nothing to ask', async () => {
    const backend = createServer();
    backend.account('reza').nevisa_service_account.current_charge = 1;
    const dialog = openDialog(backend, never);
    expect(await dialog.pay()).toEqual(['failed']);
    // The page shows another charge than the server has.
    expect(dialog.countReadAnew()).toBe(1);
    backend.account('reza').nevisa_service_account.current_charge = 950_000;
    expect([await dialog.pay(), dialog.calls]).toEqual([
      ['activated'],
      [asking, pricing, buying, asking, pricing, buying],
    ]);
  });

  it('X-216, X-217: is not made at another price than the person saw, and made after a second press', async () => {
    const backend = createServer();
    const dialog = openDialog(backend, never);
    backend.selling.services = services.map((service) =>
      service.id === ten.id
        ? Object.assign(structuredClone(service), { actual_price: 990_000 })
        : service,
    );
    expect([await dialog.pay(), readCharge(backend)]).toEqual([['changed'], 2_000_000]);
    expect([await dialog.pay(), readCharge(backend)]).toEqual([['activated'], 1_010_000]);
  });

  it.each(['{', '{}', '[null,{"serviceId":1}]'])(
    'X-216: a damaged memory is no payment: %s',
    async (text) => {
      const storage = createMemoryStorage();
      storage.write('nevisa.wallet-payments', text);
      expect(await openDialog(createServer(), never, storage).pay()).toEqual(['activated']);
    },
  );
});
