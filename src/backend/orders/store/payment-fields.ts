/** What a caller tells of a payment besides what pays, kept as it came (specification, shopping, section 7, place and patch). */
export type PaymentFields = Partial<
  Record<
    | ('bin' | 'type' | 'cardType' | 'paymentInstrumentId' | 'sessionID' | 'threeDS2Result')
    | ('c_requestID' | 'c_paymentID' | 'c_payerID'),
    string | undefined
  >
>
