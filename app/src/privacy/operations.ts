import { graphql } from '../graphql/index.ts'

export const exportMutation = graphql(`mutation AskForExport {
  requestDataExport {
    dataExport { id status expiresAt }
    userErrors { code field message details }
  }
}`)

export const exportQuery = graphql(`query Export($id: ID!) {
  dataExport(id: $id) { id status expiresAt }
}`)

export const eraseMutation = graphql(`mutation Erase {
  requestErasure {
    erasure { memberId kept { kind until } }
    userErrors { code field message details }
  }
}`)

export const looksQuery = graphql(`query Looks {
  looksAtMe { at purpose operator }
}`)
