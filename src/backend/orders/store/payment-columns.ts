/** Fields of a payment besides its method, kept as the caller sent them (specification, shopping, section 7, place and patch). */
export type PaymentFields = Partial<
  Record<
    | ('bin' | 'type' | 'cardType' | 'paymentInstrumentId' | 'sessionID' | 'threeDS2Result')
    | ('c_requestID' | 'c_paymentID' | 'c_payerID'),
    string | undefined
  >
>
