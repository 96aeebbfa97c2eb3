import type { CDPSession, Page } from '@playwright/test'

/** An authenticator of Chromium's own that holds passkeys, as a phone or laptop does (WebAuthn's test API, over CDP). */
export type VirtualAuthenticator = {
  /** Whether its owner touches it by themselves as soon as it wants that. */
  setPresent: (isPresent: boolean) => Promise<void>
  /** Whether its owner is known by their finger or face. */
  setVerified: (isVerified: boolean) => Promise<void>
  /** Ids of the passkeys that it holds. */
  passkeyIds: () => Promise<string[]>
}

/**
 * Has the pages that a page comes to offer passkeys by their button alone. An authenticator without people would sign in by the field of
 * the email, now and then before the button is pressed.
 */
export const offerInNoField = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
}

/** Gives a page's browser an authenticator whose owner is there and is known. */
export const addAuthenticator = async (page: Page): Promise<VirtualAuthenticator> => {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setPresent: async (enabled) => {
      await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
    setVerified: async (isUserVerified) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    passkeyIds: async () => {
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.map(({ credentialId }) => credentialId)
    },
  }
}
