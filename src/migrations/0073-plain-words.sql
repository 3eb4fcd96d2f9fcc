-- Operators find members by names without their accents, and by the address to which letters go. The index by words as they are written stays for
-- gateways of the version before.
create index profile_plain_words_index on profile using gin (to_tsvector('simple', translate(replace(regexp_replace(normalize(coalesce(full_name, '') || ' ' || coalesce(city, ''), nfd), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'øØłŁđĐıŧŦ', 'oOlLdDitT')));
create index mail_address_used_index on mail_address (lower(coalesce(own_address, token_address)));
