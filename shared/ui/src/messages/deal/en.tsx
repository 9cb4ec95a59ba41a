// Its pages write dates in English too.
import '@motohaat/domain/long-formats-en';
import type { Deadline, NextAct } from '@motohaat/domain/deal';
import type { PaperName, PaperState } from '@motohaat/domain/papers-of';
import type { ReceiptKind } from '@motohaat/domain/receipt';

type Side = 'buyer' | 'seller';

export const messages = {
  loading: 'Loading the booking',
  failed: 'The booking could not be loaded.',
  deadlines: {
    pay: (time: string) => `To be paid by ${time}`,
    complete: (time: string) => `Counts as handed over on ${time}, if nobody says otherwise`,
    complain: (time: string, side: Side) =>
      side === 'buyer'
        ? `Something wrong? It can be said until ${time}`
        : `The buyer can say until ${time} that something is wrong`,
  } satisfies Record<Deadline['kind'], (time: string, side: Side) => string>,
  next: {
    title: 'What is next',
    buyer: {
      see_and_pay:
        'Meet the seller and look at the bike and its papers. Pay here when you have seen them.',
      pay: 'You have seen the bike. Pay, and the seller hands it over to you.',
      wait_for_payment: '',
      collect:
        'Meet the seller, check the papers once more, and give the code only when you have the bike and its papers in your hands.',
      enter_code: '',
      wait_for_decision: 'We look at what both sides say. Nothing is paid out until it is decided.',
      answer: '',
      decide: '',
      wait_for_refund: 'Your money goes back to where it came from. Banks take up to 10 days.',
      nothing: 'There is nothing more to do in this booking.',
    } satisfies Record<NextAct, string>,
    seller: {
      see_and_pay: '',
      pay: '',
      wait_for_payment: 'Show the bike and its papers. The buyer pays here when they have seen it.',
      collect: '',
      enter_code:
        'The bike is paid. Hand it over with its papers, and enter the six digits that the buyer gives you.',
      wait_for_decision: 'We look at what both sides say. Nothing is paid out until it is decided.',
      answer: 'The buyer says that something is wrong. Tell your side, so that we can decide.',
      decide: '',
      wait_for_refund: 'The money goes back to the buyer.',
      nothing: 'There is nothing more to do in this booking.',
    } satisfies Record<NextAct, string>,
  },
  contact: {
    title: { buyer: 'The seller', seller: 'The buyer' } satisfies Record<Side, string>,
    none: {
      buyer: 'The seller has given no phone number.',
      seller:
        'The buyer has given no phone number. You may let the bike go if you cannot reach them.',
    } satisfies Record<Side, string>,
    over: 'Phone numbers are shown while a booking lives, and for 90 days after it is completed.',
    write: { buyer: 'Write to the seller', seller: 'Write to the buyer' } satisfies Record<
      Side,
      string
    >,
    call: 'Call',
    whatsapp: 'WhatsApp',
    copy: 'Copy',
    copied: 'The number is copied.',
    notCopied: 'The number could not be copied. Press it for long to copy it by hand.',
  },
  meeting: {
    title: 'Meeting',
    none: 'No meeting is agreed on yet. Meet where others are, by day.',
    proposed: {
      own: (place: string, time: string) => `You proposed ${place}, ${time}.`,
      other: (place: string, time: string) => `They propose ${place}, ${time}.`,
    },
    confirmed: (place: string, time: string) => `You meet at ${place}, ${time}.`,
    waiting: 'It stands when the other side confirms it.',
    confirm: 'Confirm',
    propose: 'Propose a meeting',
    proposeOther: 'Propose another',
    place: 'Place',
    safe: 'Safe places',
    safePlaces: (district: string) => [
      `Sadar police station, ${district}`,
      `BRTA office, ${district}`,
      `A bank branch in ${district}`,
    ],
    anyDistrict: 'your town',
    time: 'Time',
    placeMissing: 'Say where you want to meet.',
    timeMissing: 'Say when you want to meet.',
    send: 'Propose',
    cancel: 'Cancel',
    sent: 'The meeting is proposed.',
    agreed: 'The meeting is confirmed.',
  },
  buyer: {
    title: 'Your booking',
    toOrders: 'My Orders',
    pay: 'Pay Now',
    seen: 'I have seen it',
    notSeen: 'I have not seen it',
    code: 'Hand-over code',
    codeHelp: 'Give it to the seller only when the bike and its papers are yours to take.',
    showCode: 'Show the code',
    received: 'I have the bike',
    receivedTitle: (bike: string) => `Do you have ${bike}?`,
    receivedNote: 'This completes the purchase: the bike counts as handed over, with its papers.',
    completed: 'The purchase is completed.',
    wrong: 'Something is wrong',
    wrongTitle: (bike: string) => `What is wrong with ${bike}?`,
    wrongNote: 'Nothing is paid out until we have decided. The seller reads what you write.',
    reason: 'What is it?',
    words: 'What happened?',
    wordsHelp: '10 to 2000 characters.',
    send: 'Send',
    sent: 'We look into it.',
  },
  seller: {
    title: 'Booking',
    toSales: 'Bookings',
    code: 'Hand-over code',
    codeHelp: 'Six digits that the buyer sees in their booking.',
    codeWrong: 'Enter the six digits of the code.',
    handOver: 'Complete the hand-over',
    handedOver: 'The bike is handed over, and sold.',
    answer: 'Your side',
    answerHelp: '10 to 2000 characters. The buyer and MotoHaat read it.',
    send: 'Send',
    answered: 'Your answer is sent.',
  },
  papers: {
    title: 'Papers',
    receipts: {
      payment: (amount: string) => `Receipt for ${amount}`,
      refund: (amount: string) => `Receipt for ${amount} given back`,
    } satisfies Record<ReceiptKind, (amount: string) => string>,
    receipt: 'Receipt',
    transfer: 'Papers for the transfer of ownership',
    transferHelp: 'To print, sign and take to the BRTA, in Bangla and English.',
    save: 'Save as PDF',
    print: 'Print',
    toBooking: 'To the booking',
    loading: 'Loading the paper',
    failed: 'The paper could not be loaded.',
    listFailed: 'The receipts and papers could not be loaded.',
  },
  tooShort: 'Write 10 characters at least.',
  beforePay: {
    title: 'See the bike and its papers before you pay',
    lead: 'You do not have to say here that you have seen it, but look at these first:',
    bike: [
      'The numbers on frame and engine are those of the certificate.',
      'The engine starts cold, the brakes hold, nothing leaks on a short ride.',
    ],
    papers: {
      certificate: 'Registration certificate',
      taxToken: 'Tax token',
      digitalPlate: 'Digital number plate',
      smartCard: 'Smart card',
      insurance: 'Insurance',
      sellerSigns: 'The seller signs the transfer',
    } satisfies Record<PaperName, string>,
    stated: {
      fine: 'in order, says the seller',
      lacking: 'missing, says the seller',
      open: 'ask for it',
    } satisfies Record<PaperState, string>,
    isSeen: 'You said that you have seen it.',
  },
};

export type Messages = typeof messages;
